/** Exports for other features: the next three months, for the dashboard. */
export { ForecastStrip } from './strip/forecast_strip'
