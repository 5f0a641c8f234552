export { weekMenuFlow } from './week-menu-flow'
