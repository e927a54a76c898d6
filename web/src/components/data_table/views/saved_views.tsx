import { ActionIcon, Button, Checkbox, Menu, Stack, TextInput } from '@mantine/core'
import { IconBookmark, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '@/lib/server/api'
import { Dialog } from '../../dialogs/dialog'
import { Form, FormActions } from '../../form/form'
import { useServerForm } from '../../form/use_server_form'
import type { TableState } from '../table_state'
import classes from './saved_views.module.css'
import { type SavedView, useSavedViews } from './use_saved_views'

interface SavedViewsProps {
  /** Names the list. */
  list: string
  state: TableState
}

/** Filters, search and order under names: chosen, kept, and one of them how the list opens. */
export function SavedViews({ list, state }: SavedViewsProps) {
  const { t } = useTranslation('common')
  const { views, remove, setDefault, changed } = useSavedViews(list, state)
  const [isNaming, setIsNaming] = useState(false)
  const chosen = views.find(({ parameters }) => parameters === state.parameters)
  return (
    <>
      <Menu position="bottom-end" width={280}>
        <Menu.Target>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t('views.label')}
            data-chosen={chosen !== undefined || undefined}
            className={classes.button}
          >
            <IconBookmark size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t(views.length > 0 ? 'views.label' : 'views.none')}</Menu.Label>
          {views.map((view) => (
            // biome-ignore lint/a11y/useSemanticElements: a menu holds entries and groups of them, no fieldset
            <div key={view._id} role="group" aria-label={view.name} className={classes.view}>
              <Menu.Item
                aria-current={view === chosen || undefined}
                onClick={() => state.applyParameters(view.parameters)}
              >
                {view.name}
              </Menu.Item>
              <Menu.Item
                className={classes.action}
                closeMenuOnClick={false}
                aria-label={t(view.isDefault ? 'views.unset_default' : 'views.set_default', {
                  name: view.name,
                })}
                onClick={() => setDefault(view)}
              >
                {view.isDefault ? (
                  <IconStarFilled size={16} aria-hidden />
                ) : (
                  <IconStar size={16} aria-hidden />
                )}
              </Menu.Item>
              <Menu.Item
                className={classes.action}
                closeMenuOnClick={false}
                aria-label={t('views.delete', { name: view.name })}
                onClick={() => remove(view)}
              >
                <IconTrash size={16} aria-hidden />
              </Menu.Item>
            </div>
          ))}
          <Menu.Divider />
          <Menu.Item disabled={state.parameters === ''} onClick={() => setIsNaming(true)}>
            {t('views.save')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isNaming && (
        <NameDialog
          list={list}
          parameters={state.parameters}
          onSaved={changed}
          onClose={() => setIsNaming(false)}
        />
      )}
    </>
  )
}

interface NameDialogProps {
  list: string
  parameters: string
  onSaved: () => void
  onClose: () => void
}

function NameDialog({ list, parameters, onSaved, onClose }: NameDialogProps) {
  const { t } = useTranslation('common')
  const { form, submit, isSaving, failure } = useServerForm<
    { name: string; isDefault: boolean },
    SavedView
  >({
    initial: { name: '', isDefault: false },
    validate: { name: (name) => (name.trim() ? null : t('views.name_missing')) },
    save: (values) => api('POST', '/api/saved-views', { body: { list, parameters, ...values } }),
    onSaved: () => {
      onSaved()
      onClose()
    },
  })
  return (
    <Dialog onClose={onClose} title={t('views.save')}>
      <Form onSubmit={submit} failure={failure}>
        <Stack gap="md">
          <TextInput
            label={t('views.name')}
            placeholder={t('views.name_hint')}
            maxLength={80}
            autoComplete="off"
            data-autofocus
            {...form.getInputProps('name')}
          />
          <Checkbox
            label={t('views.is_default')}
            {...form.getInputProps('isDefault', { type: 'checkbox' })}
          />
        </Stack>
        <FormActions>
          <Button type="submit" loading={isSaving}>
            {t('action.save')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
