export { StaffCertificate } from './published/staff-certificate'
export { StaffFile } from './published/staff-file'
