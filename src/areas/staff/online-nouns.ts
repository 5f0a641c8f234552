export { StaffCertificate } from './published/staff-certificate'
export { StaffFile } from './staff-file'
