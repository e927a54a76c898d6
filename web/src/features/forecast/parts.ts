/** Exports for other features: how long the money lasts, for the dashboard. */
export { ForecastStrip, forecastStripQuery } from './strip/forecast_strip'
