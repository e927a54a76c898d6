/** The feature that the sign-in page needs. All others come with the shell (`./index.ts`). */
export { auth as signIn } from './auth/feature'
