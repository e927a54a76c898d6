import { PlainNote } from '@/components/plain/plain_note'
import { useTexts } from '../use_texts'

/** Why nobody can register here now, in place of the form. */
export function RegistrationNote({ registration }: { registration: 'closed' | 'invitation' }) {
  const { t } = useTexts()
  return <PlainNote tone="done">{t(`registration.${registration}`)}</PlainNote>
}
