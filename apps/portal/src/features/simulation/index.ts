export { readSimulation } from './read-simulation'
export { SimulatedReasons } from './simulated-reasons'
export { SimulationView } from './simulation-view'
