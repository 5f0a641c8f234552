import { label } from '../../../contract/label'

/** Words of the picker of users. */
export const words = {
  title: label('选择用户', 'Choose people'),
  username: label('用户账号', 'User name'),
  realname: label('姓名', 'Name'),
  sex: label('性别', 'Sex'),
  male: label('男', 'Male'),
  female: label('女', 'Female'),
  phone: label('手机号', 'Mobile'),
  email: label('邮箱', 'E-mail'),
  status: label('状态', 'Status'),
  normal: label('正常', 'Normal'),
  frozen: label('冻结', 'Frozen'),
  unfreeze: label('解冻', 'Unfreeze'),
  department: label('部门', 'Department'),
  departments: label('部门', 'Departments'),
  everywhere: label('全部部门', 'All departments'),
  noTree: label('没有可选的部门', 'No departments to choose from'),
}
