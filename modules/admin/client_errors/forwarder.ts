import logger from '@adonisjs/core/services/logger'
import env from '#core/start/env'
import { Forwarder } from './forward_report.js'

/** Of this process; undefined while no collector is set. */
export const forwarder = env.SENTRY_DSN ? new Forwarder(env.SENTRY_DSN, logger) : undefined
