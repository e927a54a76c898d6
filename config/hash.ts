import { defineConfig, drivers } from '@adonisjs/core/hash'
import env from '#core/start/env'

export default defineConfig({
  default: 'scrypt',
  list: {
    scrypt: drivers.scrypt({
      // A sign-in costs about 30 ms of one core; tests sign in thousands of times.
      cost: env.NODE_ENV === 'test' ? 16 : 16_384,
      blockSize: 8,
      parallelization: 1,
      maxMemory: 33_554_432,
    }),
  },
})
