export {
  type Evening,
  type EveningLine,
  rankSeries,
  type SeriesFigure,
  type SeriesLine,
  type StratumPlace,
} from './rank-series.js'
export {
  parseSeriesTerms,
  type SeriesContestant,
  seriesContestants,
  type SeriesMeasure,
  seriesMeasures,
  type SeriesStratum,
  type SeriesSum,
  seriesSums,
  type SeriesTerms,
} from './series-terms.js'
