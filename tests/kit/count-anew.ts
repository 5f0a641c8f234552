import { countAnew } from './counts'

countAnew()
