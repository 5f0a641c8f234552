export { StaffCertificate } from './staff-certificate'
export { StaffFile } from './staff-file'
