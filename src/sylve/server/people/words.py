"""The words that recovery phrases are made of: 256, spelled alike in French and in English, without accents."""

_TEXT = """
absence accent accord album alligator angle animal article avalanche avenue aviation badge balance ballet banjo
basket biscuit bison boulevard bouquet bracelet bronze bureau cabaret cactus cadence canal canyon capsule caramel
cargo caribou carton cascade castor cavalier centre champion chance chant chef choral cobra concert condor contour
conversation corridor cottage couple courage cousin crocus croissant culture date dessert destination dialogue
distance divan division docile document dolmen dragon dune dynamo encore excursion expression fable festival
fiction flamenco fondue fortune fragile fragment fruit fuchsia fusion garage gazelle gazette geyser glacial globe
gorge grain grand gratitude guide habitat halo hangar harmonica herbivore hibernation horizon humble humus image
imagination indigo innocent inspiration instant instinct instrument intact intense invention iris jaguar jockey
jovial jungle kayak kiwi koala lance lichen lion lotion lotus lynx machine magma magnolia mandarin mangrove marine
massage massif mature melon menu message miracle mirage mission moment monument motif mule muscle nature nectar
noble nougat nuance oasis ocelot octave olive omelette onyx opinion orange orient ovation page palette panda
panorama papyrus parade parasol passage passion patience patio phrase piano pigeon piston plateau plume polenta
pollen potion prairie prestige prince promenade prune puma puzzle python question quiche quinoa radar radio raisin
ravine refuge relief reptile respect rhododendron robot romance rose rotation route rural safari samba sandwich
satin sculpture secret silence silhouette siphon sociable soda sofa solo sorbet source souvenir spectacle spore
sport stable station statue surface surprise table talent tango tapir tarot terrain texture torrent totem toucan
tradition train triangle tribune triple triton tropical tunnel turban turbine turquoise union vase verdict
"""
WORDS = tuple(_TEXT.split())
