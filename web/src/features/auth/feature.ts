import { defineFeature } from '@/app/define_feature'

export const auth = defineFeature({
  name: 'auth',
  routes: [
    { path: '/', page: () => import('./pages/login_page'), access: 'public' },
    { path: '/login', page: () => import('./pages/login_page'), access: 'public' },
    { path: '/signup', page: () => import('./pages/signup_page'), access: 'public' },
    { path: '/register', page: () => import('./pages/register_page'), access: 'public' },
    {
      path: '/forgot-password',
      page: () => import('./pages/forgot_password_page'),
      access: 'public',
    },
    {
      path: '/reset-password/:token',
      page: () => import('./pages/reset_password_page'),
      access: 'public',
    },
    {
      path: '/superadmin/login',
      page: () => import('./pages/super_admin_login_page'),
      access: 'public',
    },
  ],
  translations: {
    en: () => import('./translations/en.json'),
    de: () => import('./translations/de.json'),
    sq: () => import('./translations/sq.json'),
  },
})
