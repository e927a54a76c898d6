import { defineFeature, type LoadComponent } from '@/app/define_feature'
import { translations, withTexts } from './use_texts'

const open = (path: string, page: LoadComponent) =>
  ({ path, page: withTexts(page), access: 'public', isLight: true }) as const

export const auth = defineFeature({
  name: 'auth',
  routes: [
    open('/', () => import('./pages/login_page')),
    open('/login', () => import('./pages/login_page')),
    open('/signup', () => import('./pages/signup_page')),
    open('/register', () => import('./pages/register_page')),
    open('/forgot-password', () => import('./pages/forgot_password_page')),
    open('/reset-password/:token', () => import('./pages/reset_password_page')),
    open('/confirm-address/:token', () => import('./pages/confirm_address_page')),
    open('/question/:token', () => import('./pages/question_page')),
    open('/superadmin/login', () => import('./pages/super_admin_login_page')),
  ],
  translations,
})
