import { label } from '../../contract/label'
import { administering, leading, type Menu, teaching } from '../menu-groups'

const classes = '/garden/class'
const house = '/garden/kindergarten-profile'

export const menu: Menu = {
  class: {
    group: 'people',
    order: 2,
    icon: 'school',
    label: label('班级', 'Classes'),
    for: [...teaching, 'nurseAide', ...leading, 'regulator', 'admin'],
    place: { nurseAide: 3 },
  },
  grade: { order: 3, label: label('年级', 'Grades'), tabOf: classes },
  'kindergarten-profile': {
    group: 'house',
    order: 4,
    icon: 'landmark',
    label: label('园所', 'Kindergarten'),
    for: [...leading, ...administering],
  },
  'school-day': { order: 5, label: label('校历', 'Calendar'), tabOf: house },
  term: { order: 6, label: label('学期', 'Terms'), tabOf: house },
  'school-year': { order: 7, label: label('学年', 'School years'), tabOf: house },
}
