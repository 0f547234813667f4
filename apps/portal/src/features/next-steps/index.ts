export { Countdown } from './countdown'
export { NextStepLine, NextSteps, StepDoor } from './next-steps'
