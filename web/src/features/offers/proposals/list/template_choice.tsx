import { ActionIcon, Group, Radio, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import type { Template } from '../proposal'

/** A template to begin with; one's own can be deleted. */
export function TemplateChoice({ template }: { template: Template }) {
  const { t } = useTranslation('proposals')
  const { _id: id, name, title, blocks, isBuiltIn } = template
  const remove = useChange({
    change: () => api('DELETE', '/api/proposal-templates/:id', { params: { id } }),
    affects: ['/api/proposal-templates'],
    onDone: () => showDone(t('done.template_deleted')),
  })
  return (
    <Group gap="xs" wrap="nowrap">
      <Radio.Card value={id} p="sm" aria-label={name}>
        <Group wrap="nowrap" gap="sm">
          <Radio.Indicator />
          <div>
            <Text size="sm" fw={500}>
              {name}
            </Text>
            <Text size="xs" c="dimmed">
              {[title, t('new.blocks', { count: blocks.length })].filter(Boolean).join(' · ')}
            </Text>
          </div>
        </Group>
      </Radio.Card>
      {!isBuiltIn && (
        <ActionIcon
          variant="subtle"
          color="gray"
          loading={remove.isPending}
          aria-label={t('new.delete_template', { name })}
          onClick={() => remove.mutate(undefined)}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  )
}
