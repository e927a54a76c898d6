import { RequestValidator } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'
import { validationMessages } from '#core/i18n/validation_messages'

server.errorHandler(() => import('#core/errors/handler'))
RequestValidator.messagesProvider = validationMessages

server.use([
  () => import('#core/http/prepare_context_middleware'),
  () => import('#core/http/headers/security_headers_middleware'),
  () => import('#core/http/compress_middleware'),
  () => import('#core/http/assets_middleware'),
])

router.use([
  () => import('@adonisjs/core/bodyparser_middleware'),
  () => import('#core/http/plain_json_middleware'),
  () => import('@adonisjs/auth/initialize_auth_middleware'),
])
