import { Registry } from 'prom-client'
import { installationRegistry } from './installation_metrics.js'
import { processRegistry } from './request_metrics.js'

/** @returns all figures in the text format of Prometheus, and its content type */
export async function readMetrics() {
  const all = Registry.merge([processRegistry, await installationRegistry()])
  return { text: await all.metrics(), contentType: all.contentType }
}
