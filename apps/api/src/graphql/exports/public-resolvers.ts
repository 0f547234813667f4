import { ServiceFiguresResolver } from '../statistics/service-figures.resolver.js'
import { OpenDataResolver } from './open-data.resolver.js'

/** What the federation lays open about itself: its data and how it keeps its service. */
export const publicResolvers = [OpenDataResolver, ServiceFiguresResolver] as const
