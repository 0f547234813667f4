export { ServiceFiguresView } from './service-figures-view'
