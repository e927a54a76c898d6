import emitter from '@adonisjs/core/services/emitter'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import { retried } from '#core/database/transaction/retried'

/** Figures of this process, since its start. */
export const processRegistry = new Registry()

/** Seconds. The goals for a request lie between 0.01 and 0.3. */
const BUCKETS = [0.01, 0.03, 0.1, 0.3, 1, 3, 10]

/** Addresses that no route has: their paths would be a label each. */
const NO_ROUTE = 'none'

let isWatching = false

/** Counts requests by route and answer, and transactions that started again. Once for each process. */
export function watchRequests() {
  if (isWatching) return
  isWatching = true
  const registers = [processRegistry]
  collectDefaultMetrics({ register: processRegistry })
  const requests = new Histogram({
    name: 'kontor_http_request_duration_seconds',
    help: 'Time until an answer was complete, by method, pattern of the route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const retries = new Counter({
    name: 'kontor_transaction_retries_total',
    help: 'Transactions that started again after a deadlock or a lost race.',
    registers,
  })
  emitter.on('http:request_completed', ({ ctx, duration: [seconds, nanoseconds] }) => {
    const labels = {
      method: ctx.request.method(),
      route: ctx.route?.pattern ?? NO_ROUTE,
      status: ctx.response.getStatus(),
    }
    requests.observe(labels, seconds + nanoseconds / 1e9)
  })
  retried.subscribe(() => retries.inc())
}
