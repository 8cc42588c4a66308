// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// The ENS registry interface (EIP-137).
contract EnsRegistry {
    struct Record {
        address owner;
        address resolver;
        uint64 ttl;
    }

    mapping(bytes32 => Record) private records;
    mapping(address => mapping(address => bool)) public isApprovedForAll;

    event NewOwner(bytes32 indexed node, bytes32 indexed label, address owner);
    event Transfer(bytes32 indexed node, address owner);
    event NewResolver(bytes32 indexed node, address resolver);
    event NewTTL(bytes32 indexed node, uint64 ttl);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    modifier authorised(bytes32 node) {
        address holder = records[node].owner;
        require(holder == msg.sender || isApprovedForAll[holder][msg.sender], "not authorised");
        _;
    }

    constructor(address rootOwner) {
        records[0x0].owner = rootOwner;
    }

    function setRecord(bytes32 node, address owner_, address resolver_, uint64 ttl_) external {
        setOwner(node, owner_);
        _setResolverAndTtl(node, resolver_, ttl_);
    }

    function setSubnodeRecord(bytes32 node, bytes32 label, address owner_, address resolver_, uint64 ttl_) external {
        bytes32 subnode = setSubnodeOwner(node, label, owner_);
        _setResolverAndTtl(subnode, resolver_, ttl_);
    }

    function setOwner(bytes32 node, address owner_) public authorised(node) {
        records[node].owner = owner_;
        emit Transfer(node, owner_);
    }

    function setSubnodeOwner(bytes32 node, bytes32 label, address owner_) public authorised(node) returns (bytes32) {
        bytes32 subnode = keccak256(abi.encodePacked(node, label));
        records[subnode].owner = owner_;
        emit NewOwner(node, label, owner_);
        return subnode;
    }

    function setResolver(bytes32 node, address resolver_) external authorised(node) {
        records[node].resolver = resolver_;
        emit NewResolver(node, resolver_);
    }

    function setTTL(bytes32 node, uint64 ttl_) external authorised(node) {
        records[node].ttl = ttl_;
        emit NewTTL(node, ttl_);
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function owner(bytes32 node) external view returns (address) {
        return records[node].owner;
    }

    function resolver(bytes32 node) external view returns (address) {
        return records[node].resolver;
    }

    function ttl(bytes32 node) external view returns (uint64) {
        return records[node].ttl;
    }

    function recordExists(bytes32 node) external view returns (bool) {
        return records[node].owner != address(0);
    }

    function _setResolverAndTtl(bytes32 node, address resolver_, uint64 ttl_) private {
        records[node].resolver = resolver_;
        records[node].ttl = ttl_;
        emit NewResolver(node, resolver_);
        emit NewTTL(node, ttl_);
    }
}

/// The ENS public resolver's interface for addresses, names and texts (EIP-137, EIP-181, EIP-634, EIP-2304).
contract EnsResolver {
    EnsRegistry public immutable registry;
    mapping(bytes32 => mapping(uint256 => bytes)) private addresses;
    mapping(bytes32 => string) public name;
    mapping(bytes32 => mapping(string => string)) private texts;

    event AddrChanged(bytes32 indexed node, address a);
    event AddressChanged(bytes32 indexed node, uint256 coinType, bytes newAddress);
    event NameChanged(bytes32 indexed node, string name);
    event TextChanged(bytes32 indexed node, string indexed indexedKey, string key, string value);

    modifier authorised(bytes32 node) {
        address holder = registry.owner(node);
        require(holder == msg.sender || registry.isApprovedForAll(holder, msg.sender), "not authorised");
        _;
    }

    constructor(EnsRegistry registry_) {
        registry = registry_;
    }

    function setAddr(bytes32 node, address a) external authorised(node) {
        addresses[node][60] = abi.encodePacked(a);
        emit AddressChanged(node, 60, abi.encodePacked(a));
        emit AddrChanged(node, a);
    }

    function setAddr(bytes32 node, uint256 coinType, bytes calldata a) external authorised(node) {
        addresses[node][coinType] = a;
        emit AddressChanged(node, coinType, a);
    }

    function setName(bytes32 node, string calldata value) external authorised(node) {
        name[node] = value;
        emit NameChanged(node, value);
    }

    function setText(bytes32 node, string calldata key, string calldata value) external authorised(node) {
        texts[node][key] = value;
        emit TextChanged(node, key, key, value);
    }

    function addr(bytes32 node) external view returns (address) {
        return address(bytes20(addresses[node][60]));
    }

    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory) {
        return addresses[node][coinType];
    }

    function text(bytes32 node, string calldata key) external view returns (string memory) {
        return texts[node][key];
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        // ERC-165, addr, addr by coin type, name, text.
        return id == 0x01ffc9a7 || id == 0x3b3b57de || id == 0xf1cb7e06 || id == 0x691f3431 || id == 0x59d1d43c;
    }
}

/// The ENS reverse registrar's interface (EIP-181); it must own addr.reverse.
contract EnsReverseRegistrar {
    bytes32 private constant ADDR_REVERSE_NODE = 0x91d1777781884d03a6757a803996e38de2a42967fb37eeaca72729271025a9e2;

    EnsRegistry public immutable ens;
    EnsResolver public immutable defaultResolver;

    event ReverseClaimed(address indexed addr, bytes32 indexed node);

    constructor(EnsRegistry registry, EnsResolver resolver) {
        ens = registry;
        defaultResolver = resolver;
    }

    function claim(address owner) external returns (bytes32) {
        return _claim(msg.sender, owner, address(defaultResolver));
    }

    function setName(string calldata value) external returns (bytes32 reverseNode) {
        reverseNode = _claim(msg.sender, address(this), address(defaultResolver));
        defaultResolver.setName(reverseNode, value);
        ens.setSubnodeOwner(ADDR_REVERSE_NODE, _label(msg.sender), msg.sender);
    }

    function node(address addr) external pure returns (bytes32) {
        return keccak256(abi.encodePacked(ADDR_REVERSE_NODE, _label(addr)));
    }

    function _claim(address addr, address owner, address resolver) private returns (bytes32 reverseNode) {
        reverseNode = keccak256(abi.encodePacked(ADDR_REVERSE_NODE, _label(addr)));
        ens.setSubnodeRecord(ADDR_REVERSE_NODE, _label(addr), owner, resolver, 0);
        emit ReverseClaimed(addr, reverseNode);
    }

    /// keccak256 of the address as 40 lower-case hex characters, no 0x.
    function _label(address addr) private pure returns (bytes32) {
        bytes memory text = new bytes(40);
        uint160 rest = uint160(addr);
        for (uint256 i = 40; i > 0; i--) {
            text[i - 1] = bytes16("0123456789abcdef")[rest & 15];
            rest >>= 4;
        }
        return keccak256(text);
    }
}
