import i18next from 'i18next'
import { showRefusal, showUndo } from '@/components/toast'
import { tellLive } from '@/lib/live/live'
import { api } from '@/lib/server/api'
import type { Project, ProjectStatus } from './project'

export function refreshProjects() {
  tellLive({ kind: 'project', id: '' })
}

/** Moves a project to another status and offers to take it back. */
export async function setProjectStatus(project: Project, status: ProjectStatus): Promise<void> {
  try {
    await api('PUT', '/api/projects/:id', { params: { id: project._id }, body: { status } })
    if (status === 'archived')
      showUndo({
        message: i18next.t('project.archived_toast', { ns: 'tasks', name: project.name }),
        undo: () => void setProjectStatus(project, project.status),
      })
  } catch (failure) {
    console.warn('The project was not changed.', failure)
    showRefusal(failure)
  }
  refreshProjects()
}
