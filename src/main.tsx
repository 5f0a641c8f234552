import { startApp } from './app/shell/start-app'
import { deviceCatalogue } from './areas/device-nouns'
import { gallery } from './areas/gallery'
import { keys } from './areas/keys'
import { label } from './contract/label'
import { formParts, homeParts, partFields, recordParts, rowLocks, screens } from './screens'

void startApp({
  name: label('智慧幼儿园管理后台', 'Smart kindergarten management'),
  release: document.querySelector<HTMLMetaElement>('meta[name=release]')?.content ?? 'development',
  catalogue: deviceCatalogue,
  wholeCatalogue: () => import('./areas/register').then(({ catalogue }) => catalogue),
  screens,
  recordParts,
  homeParts,
  partFields,
  formParts,
  rowLocks,
  keys,
  gallery,
  reasons: {
    locked: label('考勤已提交，提交后的修改需要有人确认。', 'Attendance had been submitted; a change made after that has to be confirmed.'),
    closed: label('当日考勤已关闭，修改需要有人确认。', 'The day is closed; a change to it has to be confirmed.'),
  },
})
