import { Button, Group } from '@mantine/core'
import { IconTrash, IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChooseFile } from '@/components/files/choose_file'
import { ErrorAlert } from '@/components/page/error_alert'
import { showDone, showUndo } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api, upload } from '@/lib/server/api'
import type { Stationery } from './room'

const FORMATS = 'application/pdf,image/svg+xml'
const AFFECTS = ['/api/settings']

function send(file: Blob) {
  const body = new FormData()
  body.append('stationery', file, 'stationery')
  return upload('/api/stationery', body)
}

/** Uploads a letterhead, or takes it off, with a way back. */
export function StationeryFile({ stationery }: { stationery: Stationery | null }) {
  const { t } = useTranslation('settings')
  // The server says in a sentence or two why it refuses a file; a toast would be gone too early.
  const [failure, setFailure] = useState<unknown>()
  const [isSending, setIsSending] = useState(false)
  const { mutate: follow } = useChange<string>({
    change: async (message) => message,
    affects: AFFECTS,
    onDone: (message) => showDone(String(message)),
  })
  const take = async (file: File) => {
    setIsSending(true)
    setFailure(undefined)
    try {
      await send(file)
      follow(t('stationery.saved'))
    } catch (refusal) {
      setFailure(refusal)
    } finally {
      setIsSending(false)
    }
  }
  const restore = useChange<Stationery>({
    change: (body) => api('PUT', '/api/stationery', { body }),
    affects: AFFECTS,
  })
  const remove = useChange<Stationery>({
    change: () => api('DELETE', '/api/stationery'),
    affects: AFFECTS,
    onDone: (_, removed) =>
      showUndo({ message: t('stationery.removed'), undo: () => restore.mutate(removed) }),
  })
  return (
    <>
      {failure !== undefined && <ErrorAlert failure={failure} />}
      <Group gap="xs">
        <ChooseFile accept={FORMATS} onFile={(file) => void take(file)}>
          {(props) => (
            <Button
              {...props}
              variant={stationery ? 'default' : 'filled'}
              leftSection={<IconUpload size={16} aria-hidden />}
              loading={isSending}
            >
              {t(stationery ? 'stationery.replace' : 'stationery.upload')}
            </Button>
          )}
        </ChooseFile>
        {stationery && (
          <Button
            variant="default"
            leftSection={<IconTrash size={16} aria-hidden />}
            loading={remove.isPending}
            onClick={() => remove.mutate(stationery)}
          >
            {t('stationery.remove')}
          </Button>
        )}
      </Group>
    </>
  )
}
