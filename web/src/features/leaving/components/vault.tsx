import { Alert, Button, Group, Loader, Progress, Stack, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFileSave } from '@/components/files/use_file_save'
import { ErrorAlert } from '@/components/page/error_alert'
import { api, downloadPosted } from '@/lib/server/api'
import { formatDate } from '@/lib/time/days'
import { KeptRecords } from './kept_records'
import { LeavingFrame } from './leaving_frame'

const POLL_MS = 2000

/** The kept records of a deleted company, for the holder of the link that its owners received. */
export function Vault({ linkKey }: { linkKey: string }) {
  const { t } = useTranslation('leaving')
  const queryClient = useQueryClient()
  const body = { key: linkKey }
  const vault = useQuery({
    queryKey: ['/api/vault', linkKey],
    queryFn: ({ signal }) => api('POST', '/api/vault/show', { body, signal, keepsSession: true }),
    retry: false,
    gcTime: 0,
    refetchInterval: ({ state }) => (isMaking(state.data?.export?.state) ? POLL_MS : false),
  })
  const making = useMutation({
    mutationFn: () => api('POST', '/api/vault/export', { body, keepsSession: true }),
    onSuccess: (shown) => queryClient.setQueryData(['/api/vault', linkKey], shown),
  })
  const { save, failure, isBusy } = useFileSave()
  const shown = vault.data
  const made = shown?.export
  return (
    <LeavingFrame
      back="login"
      title={t('vault.title')}
      context={
        shown && t('vault.context', { company: shown.companyName, day: formatDate(shown.closedAt) })
      }
    >
      <Stack mt="lg" gap="lg">
        {vault.isPending && <Loader size="sm" aria-label={t('vault.loading')} />}
        {vault.isError && <ErrorAlert failure={vault.error} onRetry={() => void vault.refetch()} />}
        {shown?.isHeld && <Alert color="yellow">{t('vault.held')}</Alert>}
        {shown && <KeptRecords {...shown} />}
        {(making.isError || failure !== undefined) && (
          <ErrorAlert failure={making.error ?? failure} />
        )}
        {made && isMaking(made.state) && (
          <Progress
            value={made.total ? Math.round((100 * made.done) / made.total) : 0}
            aria-label={t('vault.making')}
          />
        )}
        {shown && (
          <Group>
            {made?.state === 'ready' ? (
              <Button
                loading={isBusy}
                onClick={() =>
                  save(() =>
                    downloadPosted('/api/vault/file', {
                      body: { key: linkKey, id: made._id },
                      keepsSession: true,
                    })
                  )
                }
              >
                {t('vault.download')}
              </Button>
            ) : (
              <Button
                loading={making.isPending || isMaking(made?.state)}
                onClick={() => making.mutate()}
              >
                {t('vault.make')}
              </Button>
            )}
          </Group>
        )}
        {shown && (
          <Text size="sm" c="dimmed">
            {t('vault.hint')}
          </Text>
        )}
      </Stack>
    </LeavingFrame>
  )
}

const isMaking = (state: string | undefined) => state === 'waiting' || state === 'running'
