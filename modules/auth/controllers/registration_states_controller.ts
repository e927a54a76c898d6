import { readRegistrationMode } from '#modules/auth/registration/registration_mode'

export default class RegistrationStatesController {
  /** Whether companies may register: `open`, `closed` or by `invitation` only. */
  async show() {
    return { registration: await readRegistrationMode() }
  }
}
