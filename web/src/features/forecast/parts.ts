/** What other features may use of the forecast: the next three months, for the dashboard. */
export { ForecastStrip } from './strip/forecast_strip'
