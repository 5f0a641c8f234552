import { label } from '../../contract/label'

/** What is said about photographs and signatures. Fetched with the parts that say it. */
export const words = {
  takePhoto: label('拍照', 'Take a photo'),
  choosePicture: label('选择图片', 'Choose a picture'),
  removePhoto: label('删除第 {at} 张', 'Remove photo {at}'),
  photoOf: label('{label} {at}/{count}', '{label} {at} of {count}'),
  fileCount: label('{count} 个文件', '{count} {count:file|files}'),
  fileNotThere: label('文件暂时不在服务器上', 'The file is not on the server now'),
  more: label('还有 {count} 张', '{count} more'),
  comesWithNetwork: label('联网后显示', 'Shown once there is network'),
  notThere: label('图片暂时不在服务器上', 'The picture is not on the server now'),
  loading: label('正在加载图片', 'The picture is loading'),
  enlarge: label('放大查看', 'Enlarge'),
  shrink: label('缩小', 'Fit to the screen'),
  previous: label('上一张', 'Previous'),
  next: label('下一张', 'Next'),

  camera: label('拍照', 'Camera'),
  starting: label('正在打开摄像头…', 'Opening the camera…'),
  shoot: label('拍摄', 'Take the photo'),
  lampOn: label('打开补光灯', 'Lamp on'),
  lampOff: label('关闭补光灯', 'Lamp off'),
  otherCamera: label('切换摄像头', 'Other camera'),
  again: label('重拍', 'Take it again'),
  useThis: label('使用这张', 'Use this photo'),
  keeping: label('正在保存…', 'Keeping it…'),
  notKept: label('{why}。照片还在这里，可以重试。', '{why}. The photo is still here; you can try again.'),
  noRoomHint: label(
    '请删除此设备上不用的应用或文件，再试一次。已填写的内容不会丢失。',
    'Please remove apps or files you do not need from this device and try again. What you entered stays.',
  ),
  denied: label('没有使用摄像头的权限', 'The camera may not be used'),
  deniedHint: label(
    '请在浏览器的网站设置或系统设置中，允许此应用使用摄像头，然后重试。',
    'Please allow this app to use the camera, in the settings of the site or of the device, then try again.',
  ),
  none: label('没有找到摄像头', 'No camera was found'),
  noneHint: label('请换一台有摄像头的设备填写。', 'Please use a device that has a camera.'),
  busy: label('摄像头正被其他应用使用', 'Another app is using the camera'),
  busyHint: label('请关闭其他使用摄像头的应用，然后重试。', 'Please close the other app, then try again.'),
  unsafe: label('此连接不能使用摄像头', 'No camera on this connection'),
  unsafeHint: label(
    '浏览器只在 https 地址下允许使用摄像头，请联系管理员。',
    'Browsers allow the camera on https addresses only; please tell the administrator.',
  ),

  signHere: label('请在此签名', 'Please sign here'),
  signAgain: label('重新签名', 'Sign again'),
  clear: label('清除', 'Clear'),
  typeInstead: label('改用键盘输入姓名', 'Type the name instead'),
  drawInstead: label('改为手写签名', 'Draw it by hand instead'),
  typedName: label('姓名', 'Name'),
  signTyped: label('以此姓名签署', 'Sign with this name'),

  filesWait: label('{count} 张图片等待发送。', '{count} {count:picture waits|pictures wait} to be sent.'),
  filesGo: label('正在发送图片，还有 {count} 张：{sent} / {size}', 'Sending pictures, {count} left: {sent} of {size}'),
  shortOfRoom: label(
    '此设备存储空间快满了。请尽快联网发送，或释放一些空间。',
    'This device is running out of room. Please connect soon to send what waits, or free some room.',
  ),
} as const
