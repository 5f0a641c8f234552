import { runProcess } from '../../../../src/server/start/run'
import { browsedProduct } from '../../product/browsed-product'

// The product as a person starts it, without building the app anew for every journey. Its clock stands still where a journey stops it.
const { APP_FOLDER = '', CLOCK } = process.env
await runProcess(browsedProduct, async () => ({ folder: APP_FOLDER }), CLOCK ? () => new Date(CLOCK) : undefined)
