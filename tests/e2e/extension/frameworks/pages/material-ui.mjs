// Dover's form and parts of BambooHR's are made of Material UI: the real library, with its list that is drawn as a box, a search
// that offers rows, radios and a field whose label floats. What counts is what React holds.
import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Select from '@mui/material/Select';
import TextField from '@mui/material/TextField';
import { createElement as h, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

const PLACES = ['Denver, CO, United States', 'Denver, NC, United States', 'Dover, DE, United States'];
const Row = styled.div({ margin: '24px 0' });

function Form() {
  const [state, setState] = useState({ first: '', province: '', place: null, remote: null, letter: '' });
  const keep = (name, value) => setState((before) => ({ ...before, [name]: value }));
  useEffect(() => {
    window.state = state;
  });
  return h(
    'form',
    { onSubmit: () => (window.sent = true) },
    h(
      Row,
      null,
      h(TextField, {
        label: 'First name',
        name: 'firstName',
        required: true,
        value: state.first,
        onChange: ({ target }) => keep('first', target.value),
      }),
    ),
    h(
      Row,
      null,
      h(
        FormControl,
        { sx: { width: 300 } },
        h(InputLabel, { id: 'province-label' }, 'Province'),
        h(
          Select,
          {
            labelId: 'province-label',
            id: 'province',
            label: 'Province',
            value: state.province,
            onChange: ({ target }) => keep('province', target.value),
          },
          ...['Manitoba', 'Ontario', 'Quebec'].map((one) => h(MenuItem, { key: one, value: one }, one)),
        ),
      ),
    ),
    h(
      Row,
      null,
      h(Autocomplete, {
        ...{ id: 'place', options: PLACES, value: state.place, sx: { width: 300 } },
        onChange: (_event, value) => keep('place', value),
        renderInput: (given) => h(TextField, { ...given, label: 'Location' }),
      }),
    ),
    h(
      Row,
      null,
      h(
        FormControl,
        null,
        h(FormLabel, { id: 'remote-label' }, 'Would you work remotely?'),
        h(
          RadioGroup,
          {
            'aria-labelledby': 'remote-label',
            name: 'remote',
            value: state.remote,
            onChange: ({ target }) => keep('remote', target.value),
          },
          ...['Yes', 'No'].map((one) =>
            h(FormControlLabel, { key: one, value: one, label: one, control: h(Radio) }),
          ),
        ),
      ),
    ),
    h(
      Row,
      null,
      h(TextField, {
        label: 'Cover letter',
        multiline: true,
        minRows: 2,
        value: state.letter,
        onChange: ({ target }) => keep('letter', target.value),
      }),
    ),
    h('button', { type: 'submit' }, 'Apply'),
  );
}

createRoot(document.getElementById('root')).render([
  h(Global, { key: 'page', styles: { body: { margin: 16 } } }),
  h(Form, { key: 'form' }),
]);
