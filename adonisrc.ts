import { indexEntities } from '@adonisjs/core'
import { defineConfig } from '@adonisjs/core/app'
import { generateRegistry } from '@tuyau/core/hooks'

export default defineConfig({
  directories: {
    tests: 'core/tests',
    start: 'core/start',
    providers: 'core/providers',
    public: 'public',
  },
  commands: [
    () => import('@adonisjs/core/commands'),
    () => import('@adonisjs/lucid/commands'),
    () => import('#core/module/commands'),
  ],
  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('@adonisjs/limiter/limiter_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('#core/providers/database_provider'),
    () => import('#core/providers/http_provider'),
    () => import('#core/providers/modules_provider'),
  ],
  preloads: [() => import('#core/start/routes'), () => import('#core/start/kernel')],
  tests: {
    suites: [
      {
        name: 'unit',
        files: ['{core,modules/*}/tests/unit/**/*.spec.ts'],
        timeout: 30_000,
      },
      {
        name: 'functional',
        files: ['{core,modules/*}/tests/functional/**/*.spec.ts'],
        timeout: 60_000,
      },
      { name: 'cli', files: ['cli/tests/**/*.spec.{ts,tsx}'], timeout: 60_000 },
      { name: 'faults', files: ['core/tests/faults/**/*.spec.ts'], timeout: 600_000 },
      { name: 'browser', files: ['web/tests/browser/**/*.spec.ts'], timeout: 600_000 },
    ],
    forceExit: false,
  },
  metaFiles: [
    { pattern: 'modules/*/data/**', reloadServer: false },
    { pattern: 'modules/*/pdf/templates/**', reloadServer: false },
    { pattern: 'modules/**/translations/**', reloadServer: false },
    { pattern: 'core/translations/**', reloadServer: false },
  ],
  hooks: {
    init: [
      () => import('./core/bin/relocate_hook.js'),
      indexEntities({
        controllers: {
          source: 'modules',
          importAlias: '#modules',
          glob: ['**/*_controller.ts'],
        },
        transformers: { enabled: false },
      }),
      generateRegistry({
        validationErrorType:
          '{ error: string; code: string; requestId: string; fields: { field: string; message: string; rule: string }[] }',
      }),
    ],
    buildFinished: [() => import('./core/bin/build_finished_hook.js')],
  },
})
