import { Alert, Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { showRefusal } from '@/components/toast'
import { failureText } from '@/lib/server/http_failure'
import type { useAutosave } from './use_autosave'

type SaveNoteProps = Pick<
  ReturnType<typeof useAutosave>,
  'state' | 'failure' | 'isOutdated' | 'save' | 'takeTheirs'
>

/** Whether what was typed is saved; what keeps it from being so, and what to do then. */
export function SaveNote({ state, failure, isOutdated, save, takeTheirs }: SaveNoteProps) {
  const { t } = useTranslation('proposals')
  if (state !== 'failed') {
    return (
      <Text span size="sm" c="dimmed" role="status">
        {t(`save.${state}`)}
      </Text>
    )
  }
  return (
    <Alert color="red" variant="light" role="alert" mb="md">
      <Text inherit>
        {t('save.failed')} {failureText(failure, '')}
      </Text>
      {isOutdated ? (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => void takeTheirs().catch(showRefusal)}
        >
          {t('save.take_theirs')}
        </Button>
      ) : (
        <Button variant="subtle" size="compact-sm" onClick={() => void save()}>
          {t('save.again')}
        </Button>
      )}
    </Alert>
  )
}
