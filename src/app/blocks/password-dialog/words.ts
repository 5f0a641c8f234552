import { label } from '../../../contract/label'

/** Words of the password dialog. */
export const words = {
  oldPassword: label('旧密码', 'Old password'),
  newPassword: label('新密码', 'New password'),
  confirmPassword: label('确认新密码', 'New password once more'),
  oldRequired: label('请输入旧密码!', 'Please enter the old password'),
  newRequired: label('请输入新密码!', 'Please enter the new password'),
  confirmRequired: label('请确认新密码!', 'Please confirm the new password'),
  differ: label('两次输入的密码不一样！', 'two passwords differ'),
  changed: label('密码已修改', 'The password has been changed'),
  noUser: label('当前系统无登录用户!', 'no logged-in user in the system'),
}
