export { readSimulation } from './read-simulation'
export { SimulationView } from './simulation-view'
