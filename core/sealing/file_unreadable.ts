import { AppError } from '#core/errors/app_error'

/** A stored file cannot be given back as it was received: it was changed, or the key that has sealed it is missing. */
export class FileUnreadable extends AppError {
  constructor(
    code: 'file_damaged' | 'file_key_missing',
    logged: { fileId?: string; keyId?: string }
  ) {
    super(500, code, { logged })
  }
}
