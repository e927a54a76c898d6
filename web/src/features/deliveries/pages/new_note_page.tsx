import { useTranslation } from 'react-i18next'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { taxRateOf, useSettings } from '@/lib/settings'
import { NoteForm } from '../form/note_form'
import { newNote } from '../form/note_values'

/** `/delivery-note/new`: a note that delivers no other document. */
export function Component() {
  const { t } = useTranslation('deliveries')
  // Without them the lines would begin with the wrong tax.
  const settings = useSettings()
  const preferences = settings.data?.preferences
  return (
    <Page title={t('form.new')} back={{ to: '/delivery-note', label: t('list.title') }}>
      {settings.isError && !settings.data ? (
        <ErrorAlert failure={settings.error} onRetry={() => void settings.refetch()} />
      ) : settings.isPending ? (
        <Loading variant="skeleton" extent="cardList" count={3} />
      ) : (
        <NoteForm initial={newNote(preferences)} taxRate={taxRateOf(preferences)} />
      )}
    </Page>
  )
}
