import type { DueWork } from '#core/due_work/due_work'
import { sealOldPictures } from '#core/files/seal_old_pictures'

export default [sealOldPictures('settings.seal_logos', 'logos')] satisfies DueWork[]
