import { PictureThumb } from '../../files/picture/PictureThumb'
import type { Thumb } from './carrier'

/** A picture that lies on this device, or is fetched by its hash. */
export const KeptThumb: Thumb = ({ file, alt, whole }) => <PictureThumb sha={file.path ?? ''} alt={alt} {...(whole && { whole })} />
