import { defineConfig } from '@adonisjs/core/hash'
import { Scrypt } from '@adonisjs/core/hash/drivers/scrypt'
import env from '#core/start/env'
import { Argon2id } from '#modules/auth/passwords/argon2id'

/** Both as OWASP's cheat sheet on password storage recommends; tests sign in thousands of times. */
const COST =
  env.NODE_ENV === 'test'
    ? { argon2id: { memory: 8, passes: 1, parallelism: 1 }, scrypt: { cost: 16 } }
    : {
        argon2id: { memory: 19_456, passes: 2, parallelism: 1 },
        scrypt: { cost: 16_384, blockSize: 8, parallelization: 5 },
      }

export default defineConfig({
  default: 'argon2id',
  list: {
    argon2id: () => new Argon2id(COST.argon2id, new Scrypt(COST.scrypt)),
  },
})
